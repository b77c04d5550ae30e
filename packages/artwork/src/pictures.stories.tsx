import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import prints from '../dist/prints.json' with { type: 'json' };
import type { PrintManifest } from './files.ts';
import { type PictureView, photographIds, photographNamed, viewOf } from './pictures.ts';

const shownHeight = 300; // px

function View({ view: { src, width, height, formats } }: { view: PictureView }) {
  const shownWidth = Math.round((shownHeight * width) / height);
  return (
    <picture>
      {formats.map((format) => (
        <source key={format.type} {...format} sizes={`${shownWidth}px`} />
      ))}
      <img src={src} width={shownWidth} height={shownHeight} alt="" />
    </picture>
  );
}

const rows: [name: string, views: PictureView[]][] = [
  ...Object.entries(prints as PrintManifest).map(([name, entry]): (typeof rows)[number] => [
    name,
    entry.views.flatMap((view) => viewOf(name, entry, view) ?? []),
  ]),
  ...photographIds.map((id): (typeof rows)[number] => [id, [photographNamed(id)]]),
];

/** Every view of every print by its name, then the photographs. */
const meta = {
  title: 'Pictures',
  render: () => (
    <table>
      <tbody>
        {rows.map(([name, views]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {views.map((view) => (
              <td key={view.src}>
                <View view={view} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await waitFor(
      () => expect(images.filter(({ naturalWidth }) => naturalWidth === 0)).toHaveLength(0),
      { timeout: 10_000 },
    );
  },
};
