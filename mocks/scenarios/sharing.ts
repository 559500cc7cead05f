/** Builds a table of rows from their shared fields and each row's own fields. */
export const sharing =
  <Row extends object>() =>
  <Common extends Partial<Row>>(common: Common) =>
  <Id extends string>(rows: Readonly<Record<Id, Omit<Row, keyof Common>>>): Record<Id, Row> => {
    const whole = Object.entries<object>(rows).map(([id, row]) => [id, { ...common, ...row }]);
    // `Object.fromEntries` loses the type of the ids.
    return Object.fromEntries(whole) as Record<Id, Row>;
  };
