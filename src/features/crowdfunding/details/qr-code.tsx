import { encode } from 'uqr';

/** A link as a QR code. It is dark on white in both colour schemes, or cameras could not read it. */
export default function QrCode({ url }: { readonly url: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#191a3d" />
    </svg>
  );
}
