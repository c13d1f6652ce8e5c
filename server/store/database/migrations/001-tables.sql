-- Times are in ms since the epoch.
CREATE TABLE enquiry (
  id TEXT PRIMARY KEY,
  key_hash TEXT NOT NULL UNIQUE,
  fingerprint TEXT,
  reference TEXT NOT NULL UNIQUE,
  created_at BIGINT NOT NULL,
  language TEXT NOT NULL,
  texts TEXT,
  captcha TEXT NOT NULL CHECK (captcha IN ('passed', 'unverified')),
  digest INTEGER NOT NULL CHECK (digest IN (0, 1)),
  state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'dead')),
  attempts INTEGER NOT NULL,
  next_at BIGINT NOT NULL,
  lease_until BIGINT,
  owner TEXT,
  last_error TEXT,
  sent_at BIGINT
);

CREATE INDEX enquiry_due ON enquiry (next_at, id) WHERE state IN ('queued', 'sending');
CREATE INDEX enquiry_age ON enquiry (created_at, id);
CREATE TABLE rate_log (key TEXT PRIMARY KEY, attempts TEXT NOT NULL, expires_at BIGINT NOT NULL);
CREATE INDEX rate_log_expiry ON rate_log (expires_at);
CREATE TABLE kept_value (name TEXT PRIMARY KEY, value TEXT NOT NULL);
