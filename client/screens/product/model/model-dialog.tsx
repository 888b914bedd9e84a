import type { ModelViewerElement } from '@google/model-viewer';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import type { Product, ProductModel } from '@kitchen/shared/product.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorSwatch } from '../../../choices/color-swatch.tsx';
import { styled } from '../../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../../theme/tokens.ts';
import { useReducedMotion } from '../../../ui/carousel/use-reduced-motion.ts';
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { useFacetTexts } from '../../../ui/products/facet-texts.ts';
import { splitOptions } from '../../../ui/products/split-options.ts';
import { Control, FullWindow } from '../full-window.tsx';

interface ModelDialogProperties {
  product: Product;
  lang: string | undefined;
  model: ProductModel;
  /** Whether the visitor wants it in the room at once. */
  placed: boolean;
  onClose(): void;
}

const turnRad = Math.PI / 6;

/** From where it is seen first: a hob from above. */
const orbits = { hobs: '20deg 48deg auto', others: '25deg 78deg auto' };

const quarters = ['front', 'right', 'back', 'left'] as const;

/** A product in three dimensions over the whole window, to be turned, to be seen in its finishes and put into a room. */
export function ModelDialog({ product, lang, model, placed, onClose }: ModelDialogProperties) {
  const { t } = useTranslation(['texts', 'model']);
  const facetTexts = useFacetTexts();
  const isMotionReduced = useReducedMotion();
  const viewer = useRef<ModelViewerElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'unable'>(() =>
    document.createElement('canvas').getContext('webgl2') ? 'loading' : 'unable',
  );
  const [isDefined, setDefined] = useState(false);
  const [canPlace, setCanPlace] = useState(false);
  const [finish, setFinish] = useState(() =>
    splitOptions(product.color).find((color) => model.variants.includes(color)),
  );
  const isAble = state !== 'unable';

  useEffect(() => {
    // Rendering on the server needs none of it.
    if (import.meta.env.SSR || !isAble) return;
    import('./model-viewer-element.ts').then(
      () => setDefined(true),
      () => setState('failed'),
    );
  }, [isAble]);

  useEffect(() => {
    const element = viewer.current;
    if (!isDefined || !element) return;
    const showFailed = () => setState('failed');
    const showLoaded = () => {
      setState('shown');
      setCanPlace(element.canActivateAR);
      // What takes a press of its own may ask for another one, of the button here, where loading took long.
      if (placed && element.canActivateAR && navigator.userActivation?.isActive) void element.activateAR();
    };
    element.addEventListener('load', showLoaded);
    element.addEventListener('error', showFailed);
    return () => {
      element.removeEventListener('load', showLoaded);
      element.removeEventListener('error', showFailed);
    };
  }, [isDefined, placed]);

  function turn(by: number) {
    const element = viewer.current;
    if (!element) return;
    const { theta, phi, radius } = element.getCameraOrbit();
    element.cameraOrbit = `${theta + by}rad ${phi}rad ${radius}m`;
  }

  const [picture] = product.pictures;
  const named = finish && facetTexts.option('color', finish);
  const { width = 0, depth = 0, height = 0 } = product.measures ?? {};
  const views = quarters.flatMap((quarter) =>
    (['', 'upper', 'lower'] as const).map((rise) => [
      rise === '' ? quarter : `${rise}-${quarter}`,
      t(`model:views.${quarter}`) + (rise === '' ? '' : `, ${t(`model:views.${rise}`)}`),
    ]),
  );
  return (
    <FullWindow name={t('model:title', { name: product.name })} onClose={onClose}>
      <Stage aria-busy={state === 'loading'}>
        {state !== 'shown' && picture && (
          <img src={picturePath(picture.source, 704, 'webp')} alt={picture.alt || product.name} lang={lang} />
        )}
        {isDefined && state !== 'failed' && (
          <model-viewer
            ref={viewer}
            src={model.address}
            alt={t('model:alt', {
              name: [product.name, named].filter(Boolean).join(', '),
              width,
              depth,
              height,
            })}
            a11y={{ ...Object.fromEntries(views), 'interaction-prompt': t('model:hint') }}
            variant-name={finish}
            camera-controls
            camera-orbit={product.category === 'hobs' ? orbits.hobs : orbits.others}
            touch-action="none"
            interaction-prompt="none"
            interpolation-decay={isMotionReduced ? '1' : '50'}
            shadow-intensity="0.8"
            environment-image="legacy"
            exposure="0.9"
            ar
            ar-modes="webxr scene-viewer quick-look"
            ar-scale="fixed"
            ar-placement={product.category === 'hoods' ? 'wall' : 'floor'}
          >
            {/* Its own buttons speak English. */}
            <span slot="ar-button" />
          </model-viewer>
        )}
      </Stage>
      <Panel>
        {(state === 'failed' || state === 'unable') && (
          <Message role="alert">
            {t(`model:${state}`)}{' '}
            <Link href={model.address} download>
              {t('model:file')}
            </Link>
          </Message>
        )}
        {state === 'loading' && <Message role="status">{t('model:loading')}</Message>}
        {state === 'shown' && (
          <>
            {model.variants.length > 1 && (
              <Finishes role="group" aria-label={t('model:finishes')}>
                {model.variants.map((variant) => (
                  <Finish
                    key={variant}
                    aria-label={facetTexts.option('color', variant)}
                    aria-pressed={variant === finish}
                    onClick={() => setFinish(variant)}
                  >
                    {isFacetOption('color', variant) ? <ColorSwatch option={variant} /> : variant}
                  </Finish>
                ))}
                {named && <p aria-hidden="true">{named}</p>}
              </Finishes>
            )}
            <Controls>
              <Control aria-label={t('model:turnLeft')} onClick={() => turn(-turnRad)}>
                <ArrowLeftIcon />
              </Control>
              <Control aria-label={t('model:turnRight')} onClick={() => turn(turnRad)}>
                <ArrowRightIcon />
              </Control>
              <Control aria-label={t('model:zoomOut')} onClick={() => viewer.current?.zoom(-4)}>
                <MinusIcon />
              </Control>
              <Control aria-label={t('model:zoomIn')} onClick={() => viewer.current?.zoom(4)}>
                <PlusIcon />
              </Control>
            </Controls>
            {canPlace && (
              <Button onClick={() => void viewer.current?.activateAR()}>{t('model:place')}</Button>
            )}
          </>
        )}
      </Panel>
    </FullWindow>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Attributes as https://modelviewer.dev names them. */
      'model-viewer': Record<string, unknown> & { ref: Ref<ModelViewerElement>; children?: ReactNode };
    }
  }
}

const Stage = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > img': { objectFit: 'contain' },
  '& > model-viewer': { '--progress-bar-color': colors.teal900, '--progress-bar-height': '3px' },
});

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.5, 3),
  minHeight: 92,
  padding: theme.spacing(2.5, 0),
  marginInline: layout.gutter,
}));

const Message = styled('p')(({ theme }) => ({
  maxWidth: 560,
  padding: theme.spacing(1.5, 2),
  backgroundColor: colors.white,
  textAlign: 'center',
}));

const Finishes = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  paddingRight: theme.spacing(2),
  backgroundColor: colors.white,
  color: colors.teal900,
  '& p': { minWidth: 96, paddingLeft: theme.spacing(1), fontSize: typeSizes.small },
}));

const Finish = styled(Control)({
  '& > span': { width: 28, height: 28 },
  '&[aria-pressed=true] > span': { outline: `2px solid ${colors.teal900}`, outlineOffset: 3 },
});

const Controls = styled('div')({ display: 'flex', backgroundColor: colors.white, color: colors.teal900 });
