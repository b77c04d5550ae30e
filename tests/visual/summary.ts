import { join } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { readPlan, type Shot } from './plan.ts';

const storyName = ({ title, name }: Shot['story']) => `${title} › ${name}`;

/** Says what differs as it is found, and in the end how much there is to look at, and where. */
export default class Summary implements Reporter {
  readonly #plan = readPlan();
  #total = 0;
  #done = 0;
  #different = 0;
  #failed = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#total = suite.allTests().length;
    console.log(`Taking ${this.#total} pictures, and as many of the base …`);
  }

  onTestEnd(test: TestCase, { annotations, status, error }: TestResult): void {
    this.#done += 1;
    if (this.#done % 20 === 0) console.log(`  ${this.#done} of ${this.#total}`);
    if (status === 'passed') return;
    if (annotations.some(({ type }) => type === 'different')) this.#different += 1;
    else this.#failed += 1;
    console.log(`✗ ${test.parent.title} › ${test.title}\n  ${error?.message ?? status}`);
  }

  onError({ message }: { message?: string }): void {
    console.error(message);
  }

  onEnd({ status }: FullResult): void {
    const { title, shots, removed, folder } = this.#plan;
    const added = new Set(shots.filter(({ isNew }) => isNew).map(({ story }) => storyName(story)));
    console.log(`\nCompared with ${title}:`);
    for (const name of added) console.log(`+ ${name} is new`);
    for (const story of removed) console.log(`- ${storyName(story)} is gone`);
    const taken = this.#done - this.#failed;
    console.log(
      status === 'passed'
        ? `No picture differs, of ${taken}.`
        : `${this.#different} of ${taken} pictures differ${this.#failed > 0 ? `, and ${this.#failed} could not be taken` : ''}.`,
    );
    console.log(`The report: ${join(folder, 'report/index.html')}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
