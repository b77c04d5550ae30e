import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ViewName } from '@elevate/artwork/files';
import { develop } from './develop.ts';
import { openFrame, reserveFrame } from './frame.ts';
import type { Picture } from './scene.ts';
import type { StepName, Work } from './worker.ts';

interface RenderOptions {
  /** The URL of the scene's module, whose default export is a `Picture`. */
  scene: string;
  view: ViewName;
  /** Share of the full size, for a preview. @default 1 */
  size?: number;
  /** Path of the PNG. */
  to: string;
}

/** Renders one view of a picture on all cores. The result does not depend on their number. */
export async function render({ scene, view, size = 1, to }: RenderOptions): Promise<void> {
  const { default: picture } = (await import(scene)) as { default: Picture };
  const [fullWidth, fullHeight] = picture.sizes[view];
  const { detail = 0.8, finish } = await picture.build(view);
  const [width, height] = [
    Math.round(fullWidth * size * detail),
    Math.round(fullHeight * size * detail),
  ];
  const memory = reserveFrame(width, height);
  const frame = openFrame(memory);
  const workers = Array.from(
    { length: availableParallelism() },
    () =>
      new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { scene, view, memory } satisfies Work,
      }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const all = async (step: StepName) => {
    frame.nextRow[0] = 0;
    await Promise.all(
      workers.map((worker) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has none
        worker.postMessage(step);
        return once(worker, 'message');
      }),
    );
  };
  await all('gather');
  await all('draw');
  await all('refine');
  frame.light.set(frame.result);
  await all('focus');
  await Promise.all(workers.map((worker) => worker.terminate()));
  const full = { width: Math.round(fullWidth * size), height: Math.round(fullHeight * size) };
  await develop(frame, finish, full, to);
}
