import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { useSiteSettings } from '../site-settings.tsx';
import { mailAddress } from './contact-addresses.ts';

/** Something to write about. */
interface MailTopic {
  id: string;
  title: string;
  hint: string;
  /** Subject of the mail. */
  subject: string;
  /** How the mail begins. */
  body?: string;
  /** More of the topic, such as a link to what it is about. */
  more?: ReactNode;
}

interface MailTopicsProperties {
  title: string;
  topics: readonly MailTopic[];
  /** Id of the topic that the visitor came for. */
  chosen?: string | undefined;
}

/** Things to write about, each with a mail that has its subject already. The chosen one stands first. */
export function MailTopics({ title, topics, chosen }: MailTopicsProperties) {
  const sorted = topics.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  return (
    <section aria-labelledby="topics">
      <Typography variant="h3" component="h2" id="topics">
        {title}
      </Typography>
      <Rows>
        {sorted.map((topic) => (
          <li key={topic.id}>
            <div>
              <Typography variant="accordionTitle">{topic.title}</Typography>
              <Typography color="textSecondary">{topic.hint}</Typography>
              {topic.more}
            </div>
            <MailLink topic={topic} isChosen={topic.id === chosen} />
          </li>
        ))}
      </Rows>
    </section>
  );
}

function MailLink({ topic, isChosen }: { topic: MailTopic; isChosen: boolean }) {
  const { t } = useTranslation('enquiry');
  const { brand } = useSiteSettings();
  const href = mailAddress(brand, topic.subject, topic.body);
  const words = { href, 'aria-label': `${t('write')}: ${topic.title}`, children: t('write') };
  return isChosen ? <Button {...words} /> : <Link variant="standalone" {...words} />;
}

const Rows = styled('ul')(({ theme }) => ({
  marginTop: theme.spacing(2.5),
  borderTop: `1px solid ${colors.teal900}`,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1.5, 4),
    paddingBlock: theme.spacing(3),
    borderBottom: `1px solid ${colors.line}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
  '& > li > div': { maxWidth: layout.measure, overflowWrap: 'anywhere' },
  '& > li > div > h3 + p': { marginTop: 6 },
  // The visually hidden part of the name stays with its link.
  '& > li > a': { position: 'relative', justifySelf: 'start' },
  [theme.breakpoints.down('sm')]: { '& > li > .MuiButton-root': { justifySelf: 'stretch', marginTop: 8 } },
}));
