/** The entity of IFC 4 that a piece is, and its type. `own`: none of its predefined types fits, the piece's name says what it is. */
interface PieceKind {
  readonly entity: 'IFCPLATE' | 'IFCMEMBER' | 'IFCWALL' | 'IFCFURNITURE';
  readonly predefined: 'USERDEFINED' | 'SOLIDWALL';
}

/** Groups of the Swiss plan of building costs that the products are in. */
export const groups = {
  C2: 'Wandkonstruktion',
  E: 'Äussere Wandbekleidung Gebäude',
  E2: 'Äussere Wandbekleidung über Terrain',
  G2: 'Bodenbelag',
  I: 'Umgebung Gebäude',
} as const;

/** What the pieces of a plan are in a model, and what they make up together. */
export interface ElementKind {
  readonly piece: PieceKind;
  /** Absent where each piece is an element alone. */
  readonly whole?: 'floor covering' | 'cladding' | 'stair';
  /** `flat`: the drawn plane is level, the depth is upright. `upright`: the drawn plane is, its face is in front. */
  readonly plane: 'flat' | 'upright';
  /** Where the pieces of a flat plane are: their top, or their foot at the level of the storey. */
  readonly level?: 'top' | 'foot';
  /** What a model calls the material whose surface is open. */
  readonly material: 'castStone' | 'exposedConcrete';
  /** Main group or group of eBKP-H (SN 506 511); a main group alone where the building decides on the group. */
  readonly group: keyof typeof groups;
}

/** A plan adds the group of its product. */
const plate = { entity: 'IFCPLATE', predefined: 'USERDEFINED' } as const;
export const member = { entity: 'IFCMEMBER', predefined: 'USERDEFINED' } as const;
export const upright = { plane: 'upright', material: 'castStone' } as const;
export const floor: Omit<ElementKind, 'group'> = {
  piece: plate,
  whole: 'floor covering',
  plane: 'flat',
  level: 'top',
  material: 'castStone',
};
export const cladding: Omit<ElementKind, 'group'> = { piece: plate, whole: 'cladding', ...upright };
export const stair: Omit<ElementKind, 'group'> = { piece: member, whole: 'stair', ...upright };
