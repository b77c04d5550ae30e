/**
 * `npm run bench [-- --runs 5]`: what the built site costs, served as in production, against the same
 * pages with their scripts taken out (docs/performance.md says what each figure means).
 */
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { bytesOf, firstView } from './bench/firstView.ts';
import { measure } from './bench/lighthouse.ts';
import { startServer } from './bench/server.ts';
import { build } from './build.ts';

/** The home page, the form, a tour, an article. */
const pages = ['/', '/contact', '/golden-triangle-tour', '/blog/ayurveda-dosha'];

const phone = { width: 390, height: 844 };

/**
 * 'simulate' is Lighthouse's default: it loads the page at full speed and calculates the times of a slow
 * phone. 'devtools' really slows network and processor down.
 */
const methods = ['simulate', 'devtools'] as const;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.trunc(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** The audits that keep accessibility, best practices or SEO from 100. */
const failing = ({ categories, audits }: Result) =>
  Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);

/** The figures of a page, from its results of the same runs with scripts and without. */
function figuresOf({ full, bare }: Record<'full' | 'bare', Result[]>) {
  const both = (read: (result: Result) => number | null | undefined) => {
    const [ours, without] = [full, bare].map((results) =>
      median(results.map((result) => read(result) ?? Number.NaN)),
    ) as [number, number];
    return { text: `${ours.toFixed(0)} (${without.toFixed(0)})`, ours, ratio: ours / without };
  };
  const valueOf = (id: string) => both(({ audits }) => audits[id]?.numericValue);
  const lcp = valueOf('largest-contentful-paint');
  return {
    performance: both(({ categories }) => 100 * (categories['performance']?.score ?? Number.NaN))
      .text,
    LCP: lcp.text,
    'LCP ratio': lcp.ratio.toFixed(2),
    TBT: valueOf('total-blocking-time').text,
    CLS: valueOf('cumulative-layout-shift').ours.toFixed(3),
    failing: [...new Set(full.flatMap(failing))].join(', '),
  };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs takes a whole number from 1 up');

await build();
const servers = { full: await startServer(), bare: await startServer({ hasScripts: false }) };
try {
  const views: Record<string, object> = {};
  for (const path of pages) {
    const files = await firstView(servers.full, path, phone);
    views[path] = {
      'before load': kib(bytesOf(files.filter(({ isBeforeLoad }) => isBeforeLoad))),
      all: kib(bytesOf(files)),
      scripts: kib(bytesOf(files.filter(({ kind }) => kind === 'script'))),
    };
    await firstView(servers.bare, path, phone); // Fills the server's cache, as above.
  }
  console.log('First view until 5 s after load, KiB in brotli');
  console.table(views);

  const results = pages.flatMap((path) =>
    methods.map((method) => ({ path, method, full: [] as Result[], bare: [] as Result[] })),
  );
  for (let run = 1; run <= runs; run++) {
    for (const { path, method, ...sides } of results) {
      // Taking turns, so that other load on the machine affects both sides of a ratio.
      for (const side of ['full', 'bare'] as const) {
        console.error(`Run ${run} of ${runs}: ${path} ${method} ${side}`);
        sides[side].push(await measure(servers[side], path, method));
      }
    }
  }
  const indexes = results.flatMap(({ full }) =>
    full.map((each) => each.environment.benchmarkIndex),
  );
  console.log(
    `Lighthouse mobile, medians of ${runs}, times in ms, in brackets without scripts; ` +
      `benchmark index ${median(indexes).toFixed(0)}`,
  );
  console.table(
    Object.fromEntries(
      results.map(({ path, method, ...sides }) => [`${path} ${method}`, figuresOf(sides)]),
    ),
  );
} finally {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
}
