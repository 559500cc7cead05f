import { colorScheme, useColorScheme } from '#shared/theme/color-scheme.ts';
import { choicesOf, chosen } from '#shared/ui/inputs/choices.ts';
import { HydratedSelect } from '#shared/ui/inputs/hydrated-select.tsx';
import classes from './site-footer.module.css';

const APPEARANCES = choicesOf({ auto: 'Same as device', light: 'Light', dark: 'Dark' });

/**
 * Lets the user choose a light or dark appearance, or the device's setting. The choice is stored on
 * this device.
 */
export default function Appearance() {
  return (
    <div className={classes.appearance} data-needs-script>
      <HydratedSelect
        label="Appearance"
        data={APPEARANCES}
        value={useColorScheme()}
        onChange={chosen(colorScheme.set)}
      />
    </div>
  );
}
