import { join } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { readPlan, type Shot } from './plan.ts';

const storyName = ({ title, name }: Shot['story']) => `${title} › ${name}`;

const has = (type: string) => (test: TestCase) =>
  test.annotations.some((annotation) => annotation.type === type);

/** Prints each difference as it is found, and a summary with the path of the report. */
export default class Summary implements Reporter {
  readonly #plan = readPlan();
  #tests: TestCase[] = [];
  #done = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
    console.log(`Taking ${this.#tests.length} pictures, and as many of the base …`);
  }

  onTestEnd(test: TestCase, { annotations, status, error }: TestResult): void {
    this.#done += 1;
    if (this.#done % 20 === 0) console.log(`  ${this.#done} of ${this.#tests.length}`);
    if (status === 'passed') return;
    const what = annotations.find(({ type }) => type === 'different')?.description;
    console.log(`✗ ${test.parent.title} › ${test.title}\n  ${what ?? error?.message ?? status}`);
  }

  onError({ message }: { message?: string }): void {
    console.error(message);
  }

  onEnd({ status }: FullResult): void {
    const { title, shots, removed, folder } = this.#plan;
    const passed = this.#tests.filter((test) => test.ok());
    const different = this.#tests.filter(has('different'));
    const added = new Set(shots.filter(({ isNew }) => isNew).map(({ story }) => storyName(story)));
    console.log(`\nCompared with ${title}:`);
    for (const name of added) console.log(`+ ${name} is new`);
    for (const story of removed) console.log(`- ${storyName(story)} is gone`);
    for (const test of passed.filter(has('second try'))) {
      console.log(`? ${test.parent.title} › ${test.title} needed a second try`);
    }
    const taken = passed.length + different.length;
    console.log(
      status === 'passed'
        ? `No picture differs, of ${taken}.`
        : `${different.length} of ${taken} pictures differ, and ${this.#done - taken} could not be taken.`,
    );
    console.log(`The report: ${join(folder, 'report/index.html')}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
