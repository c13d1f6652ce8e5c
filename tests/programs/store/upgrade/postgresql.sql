-- A store with tables of version 2, as pg_dump --inserts of PostgreSQL 15 wrote it, without its settings and
-- the schema's name.

CREATE TABLE enquiry (
    id text NOT NULL,
    key_hash text NOT NULL,
    fingerprint text,
    reference text NOT NULL,
    created_at bigint NOT NULL,
    language text NOT NULL,
    texts text,
    captcha text NOT NULL,
    digest integer NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    next_at bigint NOT NULL,
    lease_until bigint,
    owner text,
    last_error text,
    sent_at bigint,
    digest_id text,
    CONSTRAINT enquiry_captcha_check CHECK ((captcha = ANY (ARRAY['passed'::text, 'unverified'::text]))),
    CONSTRAINT enquiry_digest_check CHECK ((digest = ANY (ARRAY[0, 1]))),
    CONSTRAINT enquiry_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'dead'::text])))
);

CREATE TABLE kept_value (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE migration (
    version integer NOT NULL,
    applied_at bigint NOT NULL
);

CREATE TABLE rate_log (
    key text NOT NULL,
    attempts text NOT NULL,
    expires_at bigint NOT NULL
);

INSERT INTO enquiry VALUES ('01a202f7-d701-7170-b3a7-1ad90f89a167', '9eff5cccab305799cdf92cc82475d49bea129b9e776bddee433bc467b4a3727f', 'daaae2b335efbbfe43de89da777438827f53292d00ab4f199b53e68a6aa8bf35', 'QT-2MC1MQ', 1795346126600, 'ar', '{"name":"هدى 1","mobile":"+971 4 000 0001","email":"visitor1@sample.test","subject":"Servers 1","message":"Line one 1\n“It''s” 😀 1"}', 'passed', 0, 'sent', 1, 1795346126600, NULL, NULL, NULL, 1795346126604, NULL);
INSERT INTO enquiry VALUES ('01a202f7-d70c-7a50-8d60-3e84cde57fc4', '6ec8ad2319aa3ca5f6376c0ea4cc29c9857357260f9bed08aa3f47e34954e801', '9c6e778277722983db020d8a15475d1fb942400e1ac37561611e7f1492181bf5', 'QT-7BRZFY', 1795346126605, 'ar', '{"name":"هدى 3","mobile":"+971 4 000 0003","email":"visitor3@sample.test","subject":"Servers 3","message":"Line one 3\n“It''s” 😀 3"}', 'unverified', 0, 'dead', 1, 1795346126605, NULL, NULL, 'EENVELOPE 550: no such …', NULL, NULL);
INSERT INTO enquiry VALUES ('01a202f7-d715-7e52-9b8b-c8872fae71bc', '4a3e4aef8194dc90e1a7029f86f8cf2838f43eddaa3c5ac53d5cbf10bca1bb11', '8035b3fef9d8a55704c7850a58fc40a2ee10b8c5662c3725c0efb8ce84c1d9ba', 'QT-6MF864', 1795346126614, 'ar', '{"name":"هدى 5","mobile":"+971 4 000 0005","email":"visitor5@sample.test","subject":"Servers 5","message":"Line one 5\n“It''s” 😀 5"}', 'passed', 1, 'queued', 1, 1795346126616, NULL, NULL, 'ECONNECTION', NULL, 'digest-a6226376-d738-4cf7-8f24-f4bbd1d678b0');
INSERT INTO enquiry VALUES ('01a202f7-d70f-75a6-90c1-49b2f07c3e40', '2a803b8dadaaccbebd8d009501080689fb361699b8339c64c9e9407964cf2f29', NULL, 'QT-BYV0CM', 1795346126607, 'en', NULL, 'passed', 0, 'dead', 0, 1795346126607, NULL, NULL, 'erased', NULL, NULL);
INSERT INTO enquiry VALUES ('01a202f7-d716-7288-9f2b-a20f4a8c90e8', '93d9d4592dd61cbc8aae24bf7cff3b5e0ed568bb7f4feeb01e3205ecdbf796bf', '4a84ae1fc9f2b4ec205d18db2cd7e4d816c9b7fb46c0a60a6a665ade6367cd81', 'QT-QQGNW6', 1795346126615, 'en', '{"name":"هدى 6","mobile":"+971 4 000 0006","email":"visitor6@sample.test","subject":"Servers 6","message":"Line one 6\n“It''s” 😀 6"}', 'passed', 1, 'queued', 1, 1795346126616, NULL, NULL, 'ECONNECTION', NULL, 'digest-a6226376-d738-4cf7-8f24-f4bbd1d678b0');
INSERT INTO enquiry VALUES ('01a202f7-d719-7034-84e1-14300d42cd8e', '0a96d41c0cdda64812803017c16e5eab22c7b449cd22f71522396912dccd93ac', '33c17503105e8c0c7426686a513861f4bfa43bc6e7ffa1e7fdf9f292dc85154d', 'QT-94MVPH', 1795346126618, 'ar', '{"name":"هدى 7","mobile":"+971 4 000 0007","email":"visitor7@sample.test","subject":"Servers 7","message":"Line one 7\n“It''s” 😀 7"}', 'passed', 0, 'sending', 1, 1795346126618, 1795346126620, 'server-of-yesterday', NULL, NULL, NULL);
INSERT INTO enquiry VALUES ('01a202f7-d71b-7c2e-8388-9f97f9312852', 'f71c984fbb89996a79317af1c225051afc34ffcb7991a78009d16e7a9c30b282', '0a57828790e46982b0d734ae299d1159ee0cea6c9a920ee0029286ce06aa51aa', 'QT-WEBR8J', 1795346126619, 'en', '{"name":"هدى 2","mobile":"+971 4 000 0002","email":"visitor2@sample.test","subject":"","message":""}', 'passed', 0, 'queued', 0, 1795346126619, NULL, NULL, NULL, NULL, NULL);

INSERT INTO kept_value VALUES ('secret xsrf', '9cPaJY4nRTLs05pcAaqOUtyQH6f4xtl-t2VlHUABwNI');
INSERT INTO kept_value VALUES ('secret rate', 'Idm8o2GHvQmkZ0lpP_SpQNk9lvfd5bU4jUAtX0sHSow');
INSERT INTO kept_value VALUES ('write-check', '1795346126623');

INSERT INTO migration VALUES (1, 1795346126586);
INSERT INTO migration VALUES (2, 1795346126589);

INSERT INTO rate_log VALUES ('a-key-of-yesterday', '[1795346126621]', 1795346726621);

ALTER TABLE ONLY enquiry
    ADD CONSTRAINT enquiry_key_hash_key UNIQUE (key_hash);

ALTER TABLE ONLY enquiry
    ADD CONSTRAINT enquiry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY enquiry
    ADD CONSTRAINT enquiry_reference_key UNIQUE (reference);

ALTER TABLE ONLY kept_value
    ADD CONSTRAINT kept_value_pkey PRIMARY KEY (name);

ALTER TABLE ONLY migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (version);

ALTER TABLE ONLY rate_log
    ADD CONSTRAINT rate_log_pkey PRIMARY KEY (key);

CREATE INDEX enquiry_age ON enquiry USING btree (created_at, id);

CREATE INDEX enquiry_due ON enquiry USING btree (next_at, id) WHERE (state = ANY (ARRAY['queued'::text, 'sending'::text]));

CREATE INDEX rate_log_expiry ON rate_log USING btree (expires_at);

