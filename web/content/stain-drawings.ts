/** Where each kind of stain is in the stone, as its drawing says it. */
export const stainDrawingWords = {
  stainOil: { title: 'Öl im Schnitt durch den Stein', label: 'dringt in die Poren' },
  stainRust: { title: 'Rost im Schnitt durch den Stein', label: 'haftet am Rand des Eisens' },
  stainLime: { title: 'Ausblühung im Schnitt durch den Stein', label: 'kommt von innen' },
  stainMoss: { title: 'Moos im Schnitt durch den Stein', label: 'hält sich im Relief' },
  stainWine: { title: 'Wein im Schnitt durch den Stein', label: 'färbt und ätzt' },
  stainPaint: { title: 'Farbe im Schnitt durch den Stein', label: 'liegt als Film auf' },
} as const;
