import type { Brand } from '@kitchen/shared/brand.ts';
import type { Construction } from '@kitchen/shared/drawing/construction.ts';
import type { specificationSections } from '@kitchen/shared/product.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import type { MeasuredProduct } from './drawing-of.ts';
import type { Reference } from './step-file.ts';
import { derived, globalId, integer, StepFile, symbol, typed } from './step-file.ts';

/** The class that fits, with the type within it or, where the standard has none, a name for it. */
interface IfcClass {
  entity: 'IFCELECTRICAPPLIANCE' | 'IFCBURNER';
  type: 'ELECTRICCOOKER' | 'MICROWAVE' | 'USERDEFINED' | 'NOTDEFINED';
  name: string | null;
}

/** By what heats it; IFC 4 has no class for hoods, which need electricity. */
function classOf(construction: Construction | undefined, burnsGas: boolean): IfcClass {
  const appliance = (type: IfcClass['type'], name: string | null = null): IfcClass => {
    return { entity: 'IFCELECTRICAPPLIANCE', type, name };
  };
  switch (construction?.kind) {
    case 'cooker':
    case 'oven':
      return burnsGas
        ? appliance('USERDEFINED', `GAS${construction.kind.toUpperCase()}`)
        : appliance('ELECTRICCOOKER');
    case 'hob':
      if (!burnsGas) return appliance('ELECTRICCOOKER');
      return construction.zones
        ? appliance('USERDEFINED', 'MIXEDHOB')
        : { entity: 'IFCBURNER', type: 'USERDEFINED', name: 'GASHOB' };
    case 'hood':
      return appliance('USERDEFINED', 'COOKERHOOD');
    case 'microwave':
      return appliance('MICROWAVE');
    case 'drawer':
      return appliance('USERDEFINED', 'DRAWER');
    default:
      return appliance('NOTDEFINED');
  }
}

/**
 * A product as IFC 4: one box of its overall size in mm, its back left corner on the floor at the origin, with what the
 * standard has places for: article number, GTIN and model, and what is chosen by beside them.
 */
export function writeIfc(product: MeasuredProduct, brand: Pick<Brand, 'name' | 'slug'>): string {
  const { sku, name, model, gtin, measures, construction, energyLabel, modifiedOn } = product;
  const file = new StepFile();
  const id = (part: string) => globalId(`${brand.slug} ${sku} ${part}`);
  const textOf = (section: (typeof specificationSections)[number]) =>
    product.specifications
      .filter((each) => each.section === section)
      .flatMap(({ value }) => splitSpecification(value))
      .join('; ');
  const electric = textOf('electric_connection');
  const gas = textOf('gas_connection');

  const origin = file.add('IFCCARTESIANPOINT', [0, 0, 0]);
  const placement = file.add('IFCAXIS2PLACEMENT3D', origin, null, null);
  const unit = (kind: string, unitName: string, prefix: string | null = null) =>
    file.add('IFCSIUNIT', derived, symbol(kind), prefix && symbol(prefix), symbol(unitName));
  const units = file.add('IFCUNITASSIGNMENT', [
    unit('LENGTHUNIT', 'METRE', 'MILLI'),
    unit('AREAUNIT', 'SQUARE_METRE'),
    unit('VOLUMEUNIT', 'CUBIC_METRE'),
    unit('PLANEANGLEUNIT', 'RADIAN'),
  ]);
  const context = file.add(
    'IFCGEOMETRICREPRESENTATIONCONTEXT',
    null,
    'Model',
    integer(3),
    0.00001,
    placement,
    null,
  );
  const bodyContext = file.add(
    'IFCGEOMETRICREPRESENTATIONSUBCONTEXT',
    ...['Body', 'Model'],
    ...[derived, derived, derived, derived],
    context,
    null,
    symbol('MODEL_VIEW'),
    null,
  );
  const place = (within: Reference | null) => file.add('IFCLOCALPLACEMENT', within, placement);
  const project = file.add('IFCPROJECT', id('project'), null, name, null, null, null, null, [context], units);
  const sitePlace = place(null);
  const siteParts = [null, null, sitePlace, null, null, symbol('ELEMENT'), null, null, null, null, null];
  const site = file.add('IFCSITE', id('site'), null, name, ...siteParts);
  const buildingPlace = place(sitePlace);
  const buildingParts = [null, null, buildingPlace, null, null, symbol('ELEMENT'), null, null, null];
  const building = file.add('IFCBUILDING', id('building'), null, name, ...buildingParts);
  file.add('IFCRELAGGREGATES', id('project-site'), null, null, null, project, [site]);
  file.add('IFCRELAGGREGATES', id('site-building'), null, null, null, site, [building]);

  const { width, depth, height } = measures;
  const middle = file.add('IFCCARTESIANPOINT', [width / 2, -depth / 2]);
  const profile = file.add(
    'IFCRECTANGLEPROFILEDEF',
    symbol('AREA'),
    null,
    file.add('IFCAXIS2PLACEMENT2D', middle, null),
    width,
    depth,
  );
  const up = file.add('IFCDIRECTION', [0, 0, 1]);
  const solid = file.add('IFCEXTRUDEDAREASOLID', profile, placement, up, height);
  const body = file.add('IFCSHAPEREPRESENTATION', bodyContext, 'Body', 'SweptSolid', [solid]);
  const shape = file.add('IFCPRODUCTDEFINITIONSHAPE', null, null, [body]);
  const { entity, type, name: typeName } = classOf(construction, gas !== '');
  const appliance = file.add(
    entity,
    id('appliance'),
    null,
    name,
    product.descriptionText || null,
    typeName,
    place(buildingPlace),
    shape,
    sku,
    symbol(type),
  );
  file.add('IFCRELCONTAINEDINSPATIALSTRUCTURE', id('contained'), null, null, null, [appliance], building);

  const describe = (set: string, properties: readonly Property[]) => {
    const stated = properties.filter(([, , value]) => value !== null && value !== '');
    if (stated.length === 0) return;
    const lines = stated.map(([key, kind, value]) =>
      file.add('IFCPROPERTYSINGLEVALUE', key, null, value === null ? null : typed(kind, value), null),
    );
    const described = file.add('IFCPROPERTYSET', id(set), null, set, null, lines);
    file.add('IFCRELDEFINESBYPROPERTIES', id(`has ${set}`), null, null, null, [appliance], described);
  };
  describe('Pset_ManufacturerTypeInformation', [
    ['GlobalTradeItemNumber', 'IFCIDENTIFIER', gtin],
    ['ArticleNumber', 'IFCIDENTIFIER', sku],
    ['ModelReference', 'IFCLABEL', model],
    ['ModelLabel', 'IFCLABEL', name],
    ['Manufacturer', 'IFCLABEL', brand.name],
  ]);
  describe('KitchenAppliance', [
    ['Width', 'IFCPOSITIVELENGTHMEASURE', width],
    ['Depth', 'IFCPOSITIVELENGTHMEASURE', depth],
    ['Height', 'IFCPOSITIVELENGTHMEASURE', height],
    ['HeightTo', 'IFCPOSITIVELENGTHMEASURE', measures.heightTo > height ? measures.heightTo : null],
    ['DepthWithDoorOpen', 'IFCPOSITIVELENGTHMEASURE', construction?.doorOpen ?? null],
    ['ElectricConnection', 'IFCTEXT', electric],
    ['GasConnection', 'IFCTEXT', gas],
    ['EnergyClass', 'IFCLABEL', energyLabel?.classes.join(', ') ?? null],
    ['EnergyClassScale', 'IFCLABEL', energyLabel && `${energyLabel.from} - ${energyLabel.to}`],
    ['RecordChanged', 'IFCDATE', modifiedOn],
  ]);
  const about = { name: `${sku}.ifc`, day: modifiedOn ?? '1970-01-01', author: brand.name };
  return file.end('IFC4', 'ViewDefinition [ReferenceView_V1.2]', about);
}

type Property = readonly [name: string, type: string, value: string | number | null];
