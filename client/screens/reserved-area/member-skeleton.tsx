import { styled } from '../../theme/styled.ts';
import { SkeletonBar } from '../../ui/states/skeleton-bar.tsx';
import { DocumentSkeleton } from './documents/document-skeleton.tsx';
import { MemberPage } from './member-page.ts';

/** Stands where the area will be while the server is asked whether the session still lasts. */
export function MemberSkeleton() {
  return (
    <MemberPage aria-busy="true">
      <Head aria-hidden="true">
        <SkeletonBar style={{ width: 460, maxWidth: '88%', height: 62 }} />
        <SkeletonBar style={{ width: 240, maxWidth: '60%', height: 24, marginTop: 20 }} />
      </Head>
      <DocumentSkeleton />
    </MemberPage>
  );
}

const Head = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(6) }));
