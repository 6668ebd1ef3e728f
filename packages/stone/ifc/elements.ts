import type { ProductId } from '../codes/product-id.ts';

/** The entity of IFC 4 that a piece is, and its type. `own`: none of its predefined types fits, the piece's name says what it is. */
interface PieceKind {
  readonly entity: 'IFCPLATE' | 'IFCMEMBER' | 'IFCWALL' | 'IFCFURNITURE';
  readonly predefined: 'USERDEFINED' | 'SOLIDWALL';
}

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
}

const plate = { entity: 'IFCPLATE', predefined: 'USERDEFINED' } as const;
const member = { entity: 'IFCMEMBER', predefined: 'USERDEFINED' } as const;
const upright = { plane: 'upright', material: 'castStone' } as const;
const floor: ElementKind = {
  piece: plate,
  whole: 'floor covering',
  plane: 'flat',
  level: 'top',
  material: 'castStone',
};
const cladding: ElementKind = { piece: plate, whole: 'cladding', ...upright };
const stair: ElementKind = { piece: member, whole: 'stair', ...upright };

export const elementKinds: Readonly<Record<ProductId, ElementKind>> = {
  outdoorPaving: floor,
  flooring: floor,
  facades: cladding,
  wallCladding: cladding,
  outdoorStairs: stair,
  indoorStairs: stair,
  smallArchitecture: { piece: { entity: 'IFCFURNITURE', predefined: 'USERDEFINED' }, ...upright },
  windowSills: { piece: member, ...upright },
  exposedConcrete: {
    piece: { entity: 'IFCWALL', predefined: 'SOLIDWALL' },
    plane: 'flat',
    level: 'foot',
    material: 'exposedConcrete',
  },
};
