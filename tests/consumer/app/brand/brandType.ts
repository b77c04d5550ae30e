import { type Brand, type Colors, plain } from '@elevate/ui/brand';

// What the compiler says to an incomplete brand. Typechecked with the application.

const { action: _action, ...withoutAction } = plain.color.day;
// @ts-expect-error a colour's role is missing
export const incompleteColors: Colors = withoutAction;

// @ts-expect-error a scheme is missing
export const incompleteSchemes: Brand = { ...plain, color: { day: plain.color.day } };

const { display: _display, ...withoutDisplay } = plain.type.heading;
export const incompleteType: Brand = {
  ...plain,
  // @ts-expect-error a step of the scale is missing
  type: { ...plain.type, heading: withoutDisplay },
};

export const wrongColor: Colors = {
  ...plain.color.day,
  // @ts-expect-error a colour is #rrggbb
  action: 'rgb(184 65 44)',
};

export const unknownRole: Colors = {
  ...plain.color.day,
  // @ts-expect-error no component uses this role
  actionGlow: '#b8412c',
};
