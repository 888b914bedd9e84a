import Typography from '@mui/material/Typography';
import { layout, typeSizes } from '../../theme/tokens.ts';
import { AboutFrame } from './about-frame.tsx';

/** The subject that the visitor came with, and what to write about it. */
export function AboutSubject({ title, hint }: { title: string; hint: string }) {
  return (
    <AboutFrame aria-labelledby="subject">
      <Typography variant="h3" component="h2" id="subject" sx={{ fontSize: typeSizes.accordionTitle }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: layout.measure }}>
        {hint}
      </Typography>
    </AboutFrame>
  );
}
