import { parentPort, workerData } from 'node:worker_threads';
import type { ViewName } from '@elevate/artwork/files';
import { type FrameMemory, openFrame } from './frame.ts';
import type { Picture } from './scene.ts';
import { draw, focus, gather, refine } from './steps.ts';

export interface Work {
  /** The URL of the scene's module. */
  scene: string;
  view: ViewName;
  memory: FrameMemory;
}

export const steps = { gather, draw, refine, focus };
export type StepName = keyof typeof steps;

if (parentPort) {
  const port = parentPort;
  const { scene: address, view, memory } = workerData as Work;
  const { default: picture } = (await import(address)) as { default: Picture };
  const scene = await picture.build(view);
  const frame = openFrame(memory);
  port.on('message', (step: StepName) => {
    steps[step](scene, frame);
    port.postMessage(step);
  });
  port.postMessage('ready');
}
