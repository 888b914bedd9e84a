import type { ReactNode } from 'react';
import { iconClass } from '../theme/surfaces.ts';

/** Size in px of an icon's square; the line is 1.5 px wide at every size. */
interface IconProperties {
  size?: number;
}

/** Icons say nothing by themselves: the control around them carries the name. */
export function Icon({ size = 24, children }: IconProperties & { children: ReactNode }) {
  return (
    <svg className={iconClass} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const SearchIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <circle cx="10" cy="10" r="6.75" />
    <path d="m15 15 6 6" />
  </Icon>
);

export const MenuIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="M1.5 8.25h21M1.5 15.75h21" />
  </Icon>
);

export const CloseIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="m4.5 4.5 15 15m0-15-15 15" />
  </Icon>
);

export const ChevronDownIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="m4.5 8.5 7.5 7 7.5-7" />
  </Icon>
);

export const PlusIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="M4 12h16M12 4v16" />
  </Icon>
);

export const MinusIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="M4 12h16" />
  </Icon>
);

export const EnlargeIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="M14 3.5h6.5V10M10 20.5H3.5V14m17-10.5-7 7m-10 10 7-7" />
  </Icon>
);

export const ArrowLeftIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="M22 12H3m7-7-7 7 7 7" />
  </Icon>
);

export const ArrowRightIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="M2 12h19m-7-7 7 7-7 7" />
  </Icon>
);

export const FiltersIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="M2 8.5h4.5m5 0H22M2 15.5h10.5m5 0H22" />
    <circle cx="9" cy="8.5" r="2.25" />
    <circle cx="15" cy="15.5" r="2.25" />
  </Icon>
);

/** Drawn by the styles around it, since a listing shows it at each card. */
export const CompareIcon = () => <span className="pair" />;

export const HeartIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <path d="M12 20.25 4.6 12.6a4.9 4.9 0 0 1 0-6.9 4.75 4.75 0 0 1 6.8 0l.6.6.6-.6a4.75 4.75 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9z" />
  </Icon>
);

export const AlertIcon = (properties: IconProperties) => (
  <Icon {...properties}>
    <circle cx="12" cy="12" r="9.75" />
    <path d="M12 6.75v6.5m0 2.5v1.5" />
  </Icon>
);
