import type { Page } from '@playwright/test';

/** A violation of the Content-Security-Policy. */
interface Violation {
  directive: string;
  /** An address, or `inline`, `eval` or `trusted-types-sink`. */
  blocked: string;
  sample: string;
  address: string;
}

/** Collects the violations in all documents that the page opens from now on. */
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
