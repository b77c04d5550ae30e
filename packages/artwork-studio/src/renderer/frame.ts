/** The memory that all workers of a picture share: light, distance and the next free row. */
export interface Frame {
  width: number;
  height: number;
  /** Linear, three values per pixel, rows from the top. */
  light: Float32Array;
  /** In metres, one value per pixel. */
  distance: Float32Array;
  /** The output of a step, in the layout of `light`. */
  result: Float32Array;
  nextRow: Int32Array;
  /** The output of `gather`, `cellValues` per cell. */
  cells: Float32Array;
}

/** The side in pixels of a square for which the ambient light is gathered once. */
export const cellSide = 6;
/** The values of a cell: light (3), position (3), normal (3), distance. */
export const cellValues = 10;
export const cellsIn = (pixels: number) => Math.ceil(pixels / cellSide);

export interface FrameMemory {
  width: number;
  height: number;
  light: SharedArrayBuffer;
  distance: SharedArrayBuffer;
  result: SharedArrayBuffer;
  nextRow: SharedArrayBuffer;
  cells: SharedArrayBuffer;
}

export function reserveFrame(width: number, height: number): FrameMemory {
  const pixels = width * height;
  return {
    width,
    height,
    light: new SharedArrayBuffer(pixels * 12),
    distance: new SharedArrayBuffer(pixels * 4),
    result: new SharedArrayBuffer(pixels * 12),
    nextRow: new SharedArrayBuffer(4),
    cells: new SharedArrayBuffer(cellsIn(width) * cellsIn(height) * cellValues * 4),
  };
}

export const openFrame = (memory: FrameMemory): Frame => ({
  width: memory.width,
  height: memory.height,
  light: new Float32Array(memory.light),
  distance: new Float32Array(memory.distance),
  result: new Float32Array(memory.result),
  nextRow: new Int32Array(memory.nextRow),
  cells: new Float32Array(memory.cells),
});
