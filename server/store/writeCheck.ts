/** A write that leaves one row, however often it is made: $1 is the time. */
export const writeCheck = `INSERT INTO kept_value (name, value) VALUES ('write-check', $1)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`
