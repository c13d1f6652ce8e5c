/** A write that leaves nothing: $1 is the time. */
export const writeCheck = `INSERT INTO kept_value (name, value) VALUES ('write-check', $1)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`
