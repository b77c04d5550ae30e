import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  type Picture,
  type PictureView,
  photographIds,
  photographNamed,
  pictures,
} from './pictures.ts';

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

/** Each view once. */
const viewsOf = ({ portrait, framed, ...view }: Picture) =>
  [view, portrait, framed]
    .filter((other) => other !== undefined)
    .filter(({ src }, index, views) => views.findIndex((view) => view.src === src) === index);

/** Every picture of the site by its name: the view for wide frames, then those for upright frames and for an arch. */
const meta = {
  title: 'Pictures',
  render: () => (
    <table>
      <tbody>
        {[
          ...Object.entries(pictures),
          ...photographIds.map((id) => [id, photographNamed(id)] as const),
        ].map(([name, picture]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {viewsOf(picture).map((view) => (
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
