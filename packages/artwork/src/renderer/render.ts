import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { develop } from './develop.ts';
import { openFrame, reserveFrame } from './frame.ts';
import type { CameraName, Picture } from './scene.ts';
import type { StepName, Work } from './worker.ts';

interface RenderOptions {
  /** Address of the scene's module, whose default export is a `Picture`. */
  scene: string;
  camera: CameraName;
  /** Share of the picture's full size, for a quick look. @default 1 */
  size?: number;
  /** Path of the PNG. */
  to: string;
}

/** Makes one picture, on all cores. The same scene gives the same picture, whatever the cores. */
export async function render({ scene, camera, size = 1, to }: RenderOptions): Promise<void> {
  const { default: picture } = (await import(scene)) as { default: Picture };
  const [fullWidth, fullHeight] = picture.sizes[camera];
  const { detail = 0.8, finish } = await picture.build(camera);
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
        workerData: { scene, camera, memory } satisfies Work,
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
