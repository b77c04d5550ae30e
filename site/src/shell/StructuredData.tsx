import { useState } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { useHydrated } from './useHydrated.ts';

/**
 * Structured data of the page (schema.org, JSON-LD), in the prerendered HTML only, which is what search
 * engines read. Rendered in the browser, it would be a script element from a string, which Trusted Types
 * forbid (docs/security.md).
 */
export function StructuredData<T extends Thing>({ data }: { data: WithContext<T> }) {
  const isHydrated = useHydrated();
  const [json] = useState(() =>
    // The escape keeps a `</script>` in the data from ending the element.
    isHydrated ? undefined : JSON.stringify(data).replaceAll('<', '\\u003c'),
  );
  // oxlint-disable-next-line react/no-danger
  return json && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
