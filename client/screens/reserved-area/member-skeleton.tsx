import Skeleton from '@mui/material/Skeleton';
import { styled } from '../../theme/styled.ts';
import { DocumentSkeleton } from './documents/document-skeleton.tsx';
import { MemberPage } from './member-page.ts';

/** Stands where the area will be while the server is asked whether the session still lasts. */
export function MemberSkeleton() {
  return (
    <MemberPage aria-busy="true">
      <Head aria-hidden="true">
        <Skeleton width={460} height={62} style={{ maxWidth: '88%' }} />
        <Skeleton width={240} height={24} style={{ maxWidth: '60%', marginTop: 20 }} />
      </Head>
      <DocumentSkeleton />
    </MemberPage>
  );
}

const Head = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(6) }));
