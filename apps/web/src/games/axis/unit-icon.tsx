// A small drawing of each piece, in the colour of the text around it.
import type { UnitId } from '@oddsmith/games/axis';
import type { ReactNode } from 'react';

const SOLDIER = (
  <>
    <circle cx="12" cy="5" r="2.6" />
    <path d="M8 21v-7l-1-3 2-2.5h6L17 11l-1 3v7h-3v-5h-2v5z" />
    <path d="M15 12l5-6" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
  </>
);
const GUN = (
  <>
    <path d="M4 17a4 4 0 1 1 8 0 4 4 0 0 1-8 0zm2.4 0a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0z" fillRule="evenodd" />
    <path d="M8 15L20 7l1 1.6L11 17l9 1v2h-9z" />
  </>
);
const TANK = (
  <>
    <path d="M4 14h16l2 3-2 3H4l-2-3z" />
    <path d="M7 9h8v4H7zm8 1h7v1.6h-7z" />
  </>
);
const SHIP = <path d="M2 15h20l-3 5H5z" />;

const DRAWINGS: { readonly [id in UnitId]: ReactNode } = {
  aa: (
    <>
      <path d="M5 20h14v-3H5zm4-4h6l-1-4h-4z" />
      <path d="M11 12L14 3h2l-2 9z" />
    </>
  ),
  inf: SOLDIER,
  inf_a: SOLDIER,
  art: GUN,
  art_a: GUN,
  arm: TANK,
  arm_a: TANK,
  fig: <path d="M12 2l1.6 6L22 12v2l-8.6-1-.6 5 3 2v1.4L12 20.6l-3.8.8V20l3-2-.6-5L2 14v-2l8.4-4z" />,
  bom: (
    <>
      <path d="M12 2l2 6 9 3v2.4l-9-.6-.8 5.6 3.8 2V22L12 21l-5 1v-1.6l3.8-2-.8-5.6-9 .6V11l9-3z" />
      <path d="M6 7h2v4H6zm10 0h2v4h-2z" />
    </>
  ),
  sub: (
    <>
      <path d="M2 15c2-4 5-4 9-4h6c3 0 5 2 5 4s-2 4-5 4H8c-3 0-5-2-6-4z" />
      <path d="M11 7h4v4h-4zm2-4h1.4v4H13z" />
    </>
  ),
  des: (
    <>
      {SHIP}
      <path d="M8 11h7v3H8zm3-4h2v4h-2z" />
    </>
  ),
  cru: (
    <>
      {SHIP}
      <path d="M6 11h12v3H6zm4-5h3v5h-3zm5 2h1.6v3H15z" />
    </>
  ),
  acc: (
    <>
      <path d="M1 12h22v2.4H1zm2 3.4h18l-2 4.6H5z" />
      <path d="M14 7h4v5h-4z" />
    </>
  ),
  bat: (
    <>
      {SHIP}
      <path d="M5 11h14v3H5zm5-7h4v7h-4zM3 9h5v1.6H3zm13 0h5v1.6h-5z" />
    </>
  ),
  dbat: (
    <>
      {SHIP}
      <path d="M5 11h14v3H5zm5-7h4v7h-4z" />
      <path d="M16 4l4 4m0-4l-4 4" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  tra: (
    <>
      {SHIP}
      <path d="M4 10h4v4H4zm5 0h4v4H9zm5-4h4v8h-4z" />
    </>
  ),
};

export function UnitIcon({ id }: { readonly id: UnitId }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5 shrink-0" fill="currentColor">
      {DRAWINGS[id]}
    </svg>
  );
}
