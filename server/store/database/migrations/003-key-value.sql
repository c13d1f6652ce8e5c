ALTER TABLE kept_value RENAME TO key_value;
