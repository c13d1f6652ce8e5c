ALTER TABLE enquiry ADD COLUMN digest_id TEXT;
