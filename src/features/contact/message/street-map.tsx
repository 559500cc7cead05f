import { contactDetails } from '#shared/contact/contact-details.ts';
import { AnchorButton } from '#shared/ui/button.tsx';
import { StreetDrawing } from './street-drawing.tsx';
import classes from './street-map.module.css';

const MAP_HREF = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(contactDetails.city)}`;

/** Where we are: a drawing of our own, which loads nothing from elsewhere, and the way to a real map (CON-01). */
export function StreetMap() {
  return (
    <figure className={classes.map}>
      <StreetDrawing />
      <figcaption className={classes.caption}>
        <span>
          <strong>{contactDetails.city}</strong>
          <span className={classes.note}>A drawing, not to scale.</span>
        </span>
        <AnchorButton variant="default" size="sm" href={MAP_HREF} target="_blank" rel="noopener noreferrer">
          Open in Google Maps (new tab)
        </AnchorButton>
      </figcaption>
    </figure>
  );
}
