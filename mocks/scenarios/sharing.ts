/** For tables of rows: what some rows have in common is written once, before them. */
export const sharing =
  <Row extends object>() =>
  <Common extends Partial<Row>>(common: Common) =>
  <Id extends string>(rows: Readonly<Record<Id, Omit<Row, keyof Common>>>): Record<Id, Row> => {
    const whole = Object.entries<object>(rows).map(([id, row]) => [id, { ...common, ...row }]);
    // `Object.fromEntries` forgets the ids.
    return Object.fromEntries(whole) as Record<Id, Row>;
  };
