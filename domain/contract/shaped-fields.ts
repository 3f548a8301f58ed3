import type { Shape, ValueOfShape } from './shape.ts';
import { fromWire, toWire } from './translate.ts';

/** Of an entity the fields that have shapes of their own. */
type Shapes = Readonly<Record<string, Shape>>;

/** As `entityReader` takes them. */
export const shapeReaders = <const Of extends Shapes>(shapes: Of) =>
  ofEach(shapes, fromWire) as {
    readonly [Name in keyof Of]: (value: unknown) => ValueOfShape<Of[Name]>;
  };

/** As `ValueWriters`. */
export const shapeWriters = <const Of extends Shapes>(shapes: Of) =>
  ofEach(shapes, toWire) as { readonly [Name in keyof Of]: (value: unknown) => unknown };

const ofEach = (shapes: Shapes, translate: typeof toWire) =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      (value: unknown) => translate(shape, value),
    ]),
  );
