/** Below every picture across a head. */
export const pictureKinds = { visualisation: 'Visualisierung', photograph: 'Foto' } as const;
