import { useEffect, useState } from 'react';
import classes from './scan-editor.module.css';

export interface FinishedScanProps {
  readonly pages: readonly Blob[];
  readonly bytes: number;
}

export function FinishedScan({ pages, bytes }: FinishedScanProps) {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = pages.map((page) => URL.createObjectURL(page));
    setUrls(made);
    return () => made.forEach(URL.revokeObjectURL);
  }, [pages]);
  return (
    <>
      <p>
        <strong>
          {`${pages.length === 1 ? '1 page' : `${pages.length} pages`}, ${Math.ceil(bytes / 1000)} kB.`}
        </strong>{' '}
        Can you read every word? If not, go back and take the photo again.
      </p>
      <div className={classes.made}>
        {urls.map((url, index) => (
          <img key={url} src={url} alt={`Page ${index + 1} of the PDF`} />
        ))}
      </div>
    </>
  );
}
