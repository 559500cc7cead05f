/** Writes a question mark for each character that the PDF's font lacks or that is PDF syntax. */
const plain = (text: string): string => text.replace(/[^ -~]|[()\\]/g, '?');

/**
 * Creates a one-page PDF with a title and lines of text. It stands in for every seeded document.
 */
export function samplePdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = [
    `BT /F1 26 Tf 72 740 Td (${plain(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F1 13 Tf 72 ${700 - index * 22} Td (${plain(line)}) Tj ET`),
    '0.96 0.65 0.11 rg 72 726 96 4 re f',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.lastIndexOf('xref\n0 ')}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
