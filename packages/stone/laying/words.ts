/** Words of the sections of the four laying methods. */
export const beddingWords = {
  mortarBed: 'Platten im Mörtelbett',
  gritBed: 'Platten im Splittbett',
  adhesive: 'Bodenplatten auf Kleber',
  drainageMortar: 'Platten auf Drainmörtel',
  slab: 'Platte',
  mortarJoint: 'Mörtelfuge',
  sandJoint: 'Sandfuge',
  drainJoint: 'Drainfuge',
  bond: 'Haftbrücke',
  screed: 'Unterlagsboden',
  bearing: 'Tragschicht',
  sealing: 'Abdichtung im Gefälle',
  structure: 'Betonplatte',
} as const;
