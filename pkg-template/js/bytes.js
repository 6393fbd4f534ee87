// Byte arrays of callers, whatever they did to them.
import { badInput, kindOf } from "./errors.js";

// The intrinsic getters: what a subclass or an own property says about the array is never asked.
const TypedArray = Object.getPrototypeOf(Uint8Array.prototype);
const getter = (prototype, key) => Object.getOwnPropertyDescriptor(prototype, key).get;
const tagOf = getter(TypedArray, Symbol.toStringTag);
const lengthOf = getter(TypedArray, "length");
const bufferOf = getter(TypedArray, "buffer");
const offsetOf = getter(TypedArray, "byteOffset");
const { keys } = TypedArray;
const sizeOf = getter(ArrayBuffer.prototype, "byteLength");

/** The tag's getter gives undefined for all that is no typed array, proxies too. */
export const isBytes = (value) => tagOf.call(value) === "Uint8Array";

/** A plain view of the same bytes; a copy where another thread could change them meanwhile. */
export function viewOf(bytes, argument) {
  if (!isBytes(bytes)) {
    badInput(argument, "type", { expected: "Uint8Array", got: kindOf(bytes) });
  }
  try {
    keys.call(bytes); // throws where length would say 0: detached, or shrunk under its view
  } catch {
    badInput(argument, "detached");
  }
  const buffer = bufferOf.call(bytes);
  const view = new Uint8Array(buffer, offsetOf.call(bytes), lengthOf.call(bytes));
  if (!isShared(buffer)) return view;
  const copy = allocate(Uint8Array, view.length, argument);
  copy.set(view);
  return copy;
}

function isShared(buffer) {
  try {
    sizeOf.call(buffer); // throws for all but an ArrayBuffer of any realm
    return false;
  } catch {
    return true;
  }
}

export function allocate(Type, length, argument) {
  try {
    return new Type(length);
  } catch {
    return badInput(argument, "tooLong", { got: length });
  }
}

export const hexOf = (view) => Array.from(view, (byte) => byte.toString(16).padStart(2, "0")).join("");
