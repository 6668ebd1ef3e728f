import { valuesOf } from './values-of.ts';

/** What textures of the surfaces may be used for, in the text beside them. */
export const data = {
  value:
    'Die Textur darf in eigenen Entwürfen, Modellen, Plänen und Visualisierungen verwendet werden, auch in veröffentlichten. Sie wird nicht als Textur verkauft oder in eine Sammlung von Texturen aufgenommen.',
  confirmed: false,
} as const;

export const textureTerms = valuesOf(data);
