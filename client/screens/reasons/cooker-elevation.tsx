/** The front of a cooker in lines; a unit is a centimetre. */
export function CookerElevation({ width }: { width: number }) {
  const doors = width < 100 ? [width - 6] : [width * 0.6 - 6, width * 0.4 - 3];
  const knobs = Math.round(width / 14);
  return (
    <svg
      viewBox={`0 0 ${width} 94`}
      width="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      aria-hidden="true"
      focusable="false"
      overflow="visible"
    >
      {grates(width).map(({ x, width: span }) => (
        <path key={x} d={`M${x} 4v-3h${span}v3`} {...even} />
      ))}
      <path d={`M0 4h${width}v4H0z`} {...even} />
      <path d={`M1 8v80h${width - 2}V8`} {...even} />
      <path d={`M1 21h${width - 2}M1 74h${width - 2}`} {...even} />
      {Array.from({ length: knobs }, (_, index) => (width * (index + 0.5)) / knobs).map((x) => (
        <circle key={x} cx={x} cy={14.5} r={2.6} {...even} />
      ))}
      {doors.map((door, index) => {
        const x = index === 0 ? 3 : width - 3 - door;
        return (
          <g key={x}>
            <path d={`M${x} 23.5h${door}v48h-${door}z`} {...even} />
            <path d={`M${x + 3} 28h${door - 6}`} {...even} />
            <path d={`M${x + 5} 35h${door - 10}v28h-${door - 10}z`} {...even} />
          </g>
        );
      })}
      <path d={`M4 88v5h4v-5M${width - 8} 88v5h4v-5`} {...even} />
    </svg>
  );
}

/** Lines stay as thin at every size of the drawing. */
const even = { vectorEffect: 'non-scaling-stroke' } as const;

/** Pan supports of about 25 cm each. */
function grates(width: number) {
  const count = Math.round(width / 28);
  const span = (width - 6 - (count - 1) * 2) / count;
  return Array.from({ length: count }, (_, index) => ({ x: 3 + index * (span + 2), width: span }));
}
