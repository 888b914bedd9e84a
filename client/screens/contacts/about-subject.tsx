import { layout, typeSizes } from '../../theme/tokens.ts';
import { Typography } from '../../ui/typography.tsx';
import { AboutFrame } from './about-frame.tsx';

/** The subject that the visitor came with, and what to write about it. */
export function AboutSubject({ title, hint }: { title: string; hint: string }) {
  return (
    <AboutFrame aria-labelledby="subject">
      <Typography variant="h3" component="h2" id="subject" styles={{ fontSize: typeSizes.accordionTitle }}>
        {title}
      </Typography>
      <Typography color="textSecondary" styles={{ marginTop: 6, maxWidth: layout.measure }}>
        {hint}
      </Typography>
    </AboutFrame>
  );
}
