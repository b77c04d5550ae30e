import { useState } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { useHydrated } from './useHydrated.ts';

/**
 * Facts about the page as search engines read them (schema.org, JSON-LD). They are in the prerendered
 * HTML alone: whoever reads them asks for the page, and React would have to write a script element
 * from a string for them, which Trusted Types forbid (docs/security.md).
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
