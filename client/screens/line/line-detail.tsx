import type { SiteLine } from '@kitchen/shared/collections.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { styled } from '../../theme/styled.ts';
import { contentEdge, contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces, typeSizes, veiled, weights } from '../../theme/tokens.ts';
import type { LineFact } from '../../ui/lines/line-looks.ts';
import { lineLooks } from '../../ui/lines/line-looks.ts';
import { useLineModels } from '../../ui/lines/use-line-models.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { EnergyArrow } from '../../ui/products/energy-arrow.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { UnbrokenWords } from '../../ui/texts/unbroken-words.tsx';

interface LineDetailProperties {
  line: SiteLine;
  picture: SitePicture | undefined;
}

const volumes: readonly string[] = ['cavity', 'titanCavity'] satisfies LineFact[];

/** One thing that the line is proud of, and its figures, beside a picture where there is one. */
export function LineDetail({ line, picture }: LineDetailProperties) {
  const { t } = useTranslation('lines');
  const { slug } = line;
  const { tint, facts } = lineLooks[slug];
  const models = useLineModels(line);
  const energy = models.state === 'loaded' ? models.data.energy : [];
  // A volume is of labelled models: it is stated beside their classes, or not at all.
  const shown = energy.length > 0 ? facts : facts.filter((fact) => !volumes.includes(fact));
  return (
    <Band style={{ backgroundColor: tint }} data-pictured={picture !== undefined || undefined}>
      {picture && (
        <Picture>
          <MarketingPicture picture={picture} sizes="(min-width: 64em) 100vw, 130vw" />
        </Picture>
      )}
      <Words>
        <div>
          <Typography variant="h2" sx={{ marginBottom: 2.5 }}>
            <KeptWords text={t(`stories.${slug}.detail.title`)} />
          </Typography>
          <Typography>
            <UnbrokenWords text={t(`stories.${slug}.detail.text`)} />
          </Typography>
        </div>
        <Facts>
          {shown.map((fact) => (
            <div key={fact}>
              <dt>
                <UnbrokenWords text={t(`facts.${fact}.label`)} />
              </dt>
              <dd>
                <KeptWords text={t(`facts.${fact}.value`)} />
              </dd>
            </div>
          ))}
          {energy.length > 0 && (
            <div>
              <dt>{t('energy')}</dt>
              <dd>
                {energy.map((scale) => (
                  <EnergyArrow
                    key={`${scale.from}–${scale.to}`}
                    energy={scale}
                    large
                    label={t('energySaid', { ...scale, classes: scale.classes.join(', ') })}
                  />
                ))}
              </dd>
            </div>
          )}
        </Facts>
      </Words>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('xl')]: {
    '&[data-pictured]': { display: 'grid', gridTemplateColumns: '7fr 5fr' },
  },
}));

const unpictured = 'section:not([data-pictured])';

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
  // Wide enough that a close-up keeps what it shows whole.
  [theme.breakpoints.up('xl')]: { aspectRatio: 'auto', minHeight: 'clamp(32rem, 42vw, 45rem)' },
}));

const Words = styled('div')(({ theme }) => ({
  ...contentWidth,
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(5),
  paddingBlock: theme.spacing(6, 8),
  '& p': { maxWidth: '34em' },
  [theme.breakpoints.up('md')]: {
    ...twelveColumns,
    paddingBlock: theme.spacing(9),
    '& > div': { gridColumn: '1 / 6' },
    '& > dl': { gridColumn: '7 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    paddingBlock: spaces.section,
    // Without a picture the words reach over the whole width, so that nothing seems left out beside them.
    [`${unpictured} > &`]: {
      rowGap: spaces.headingToContent,
      '& > div': { ...twelveColumns, gridColumn: '1 / -1' },
      '& > div > h2': { gridColumn: '1 / 8' },
      '& > div > p': { gridColumn: '8 / -1' },
      '& > dl': { gridColumn: '1 / -1' },
    },
  },
  [theme.breakpoints.up('xl')]: {
    'section[data-pictured] > &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: theme.spacing(6),
      paddingInlineStart: theme.spacing(10),
      paddingInlineEnd: contentEdge,
      '& > *': { gridColumn: '1' },
    },
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(7.5em, 40%), 2fr) minmax(0, 5fr)',
    columnGap: theme.spacing(3),
    paddingBlock: theme.spacing(2),
    borderBottom: `1px solid ${veiled(colors.teal900, 0.18)}`,
    fontSize: typeSizes.small,
    lineHeight: 1.55,
  },
  // The tints are too dark for secondary text.
  '& dd [data-large]': { color: 'inherit' },
  '& dd': { color: colors.teal900, fontWeight: weights.medium },
  [theme.breakpoints.up('lg')]: {
    [`${unpictured} &`]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: layout.columnGap,
      borderTop: 0,
      '& > div': {
        display: 'block',
        borderTop: `1px solid ${colors.teal900}`,
        borderBottom: 0,
        paddingBottom: 0,
      },
      '& dd': { ...theme.typography.h3, color: colors.teal900, marginTop: theme.spacing(1) },
    },
  },
}));
