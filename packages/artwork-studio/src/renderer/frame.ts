/** Who works on a picture writes into the same memory: light, distance, and the next row to take. */
export interface Frame {
  width: number;
  height: number;
  /** Linear, three values a pixel, rows from the top. */
  light: Float32Array;
  /** In metres, a value a pixel. */
  distance: Float32Array;
  /** As `light`: what a step makes of it. */
  result: Float32Array;
  nextRow: Int32Array;
  /** What `gather` found, `cellValues` a cell. */
  cells: Float32Array;
}

/** The soft light is gathered once for a square of so many pixels. */
export const cellSide = 6;
/** Of a cell: light (3), place (3), normal (3), distance. */
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
