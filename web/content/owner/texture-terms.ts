import { toConfirm } from './to-confirm.ts';

/** What textures of the surfaces may be used for, in the text beside them. */
export const textureTerms = toConfirm(
  'Die Textur darf in eigenen Entwürfen, Modellen, Plänen und Visualisierungen verwendet werden, auch in veröffentlichten. Sie wird nicht als Textur verkauft oder in eine Sammlung von Texturen aufgenommen.',
);
