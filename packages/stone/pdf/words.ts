/** Below every picture across a head. */
export const pictureKindNames = { visualisation: 'Visualisierung', photograph: 'Foto' } as const;
