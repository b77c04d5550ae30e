import type { Thing, WithContext } from 'schema-dts';

/** Facts about the page as search engines read them (schema.org, JSON-LD). */
export function StructuredData<T extends Thing>({ data }: { data: WithContext<T> }) {
  // The escape keeps a `</script>` in the data from ending the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
