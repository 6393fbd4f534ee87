// Places around an oval table.

const STEPS = 720;

/**
 * `count` places at equal distances along an oval, clockwise from the dealer's, which is the top of it: points of the
 * unit circle. `wide` is how much wider than high it is.
 */
export function placesOnOval(count, wide) {
  const angle = (step) => (step / STEPS) * 2 * Math.PI - Math.PI / 2;
  const lengths = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    const [from, to] = [angle(step - 1), angle(step)];
    const length = Math.hypot((Math.cos(to) - Math.cos(from)) * wide, Math.sin(to) - Math.sin(from));
    lengths.push(lengths[step - 1] + length);
  }
  return Array.from({ length: count }, (_, at) => {
    const wanted = (lengths[STEPS] * (at + 1)) / (count + 1);
    const turn = angle(lengths.findIndex((length) => length >= wanted));
    return [Math.cos(turn), Math.sin(turn)];
  });
}
