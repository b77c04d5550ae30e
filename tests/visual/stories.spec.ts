import { test as base } from '@playwright/test';
import { compare } from './compare.ts';
import { readPlan } from './plan.ts';
import { Camera } from './shoot.ts';

const plan = readPlan();

const test = base.extend<object, { camera: Camera }>({
  camera: [
    async ({ browser }, use) => {
      await use(new Camera(browser));
    },
    { scope: 'worker' },
  ],
});

const png = (body: Buffer) => ({ body, contentType: 'image/png' });

for (const shot of plan.shots) {
  const { story, modeName } = shot;
  test.describe(story.title, () => {
    test(`${story.name} · ${modeName}`, async ({ camera }, info) => {
      const shootWork = () =>
        test.step('Picture of the work tree', () => camera.shoot(plan.work, shot));
      if (shot.isNew) {
        info.annotations.push({ type: 'added' });
        await info.attach('New story', png(await shootWork()));
        return;
      }
      const look = async () => {
        const work = await shootWork();
        const before = await test.step('Picture of the base', () => camera.shoot(plan.base, shot));
        return { work, before, difference: await compare(before, work) };
      };
      let { work, before, difference } = await look();
      // A difference that does not repeat is caused by the machine, not by the change.
      if (difference) {
        info.annotations.push({ type: 'second try', description: difference.message });
        ({ work, before, difference } = await look());
      }
      if (!difference) return;
      info.annotations.push({ type: 'different', description: difference.message });
      // With these names Playwright's report shows the pictures side by side and with a slider.
      await info.attach('story-previous.png', png(before));
      await info.attach('story-actual.png', png(work));
      await info.attach('story-diff.png', png(difference.picture));
      const error = new Error(difference.message);
      // The position in this file says nothing.
      delete error.stack;
      throw error;
    });
  });
}
