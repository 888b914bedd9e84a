import Typography from '@mui/material/Typography';
import { layout } from '../../theme/tokens.ts';
import { AboutFrame } from './about-frame.tsx';

/** The subject that the visitor came with, and what to write about it. */
export function AboutSubject({ title, hint }: { title: string; hint: string }) {
  return (
    <AboutFrame aria-labelledby="subject">
      <Typography variant="accordionTitle" component="h2" id="subject">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ marginTop: 0.75, maxWidth: layout.measure }}>
        {hint}
      </Typography>
    </AboutFrame>
  );
}
