import type { Page } from '@playwright/test';

/** What a page was kept from by its Content-Security-Policy. */
interface Violation {
  directive: string;
  /** An address, or what stands for it: `inline`, `eval`, `trusted-types-sink`. */
  blocked: string;
  sample: string;
  address: string;
}

/** Collects what the policy forbids to the documents that a page opens from here on. */
export async function watchPolicy(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('noteViolation', (violation: Violation) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as {
        noteViolation: (violation: Violation) => void;
      };
      noteViolation({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
        address: event.documentURI,
      });
    });
  });
  return violations;
}
