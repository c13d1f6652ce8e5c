-- A store with tables of version 2, as .dump of SQLite 3 wrote it.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL);
INSERT INTO migration VALUES(1,1795346125773);
INSERT INTO migration VALUES(2,1795346125774);
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
    , digest_id TEXT);
INSERT INTO enquiry VALUES('01a202f7-d3d0-7211-9879-474a56ada5a2','9eff5cccab305799cdf92cc82475d49bea129b9e776bddee433bc467b4a3727f','daaae2b335efbbfe43de89da777438827f53292d00ab4f199b53e68a6aa8bf35','QT-TEP8DA',1795346125777,'ar','{"name":"هدى 1","mobile":"+971 4 000 0001","email":"visitor1@sample.test","subject":"Servers 1","message":"Line one 1\n“It''s” 😀 1"}','passed',0,'sent',1,1795346125777,NULL,NULL,NULL,1795346125778,NULL);
INSERT INTO enquiry VALUES('01a202f7-d3d3-71bb-aa28-6137c496f6cb','6ec8ad2319aa3ca5f6376c0ea4cc29c9857357260f9bed08aa3f47e34954e801','9c6e778277722983db020d8a15475d1fb942400e1ac37561611e7f1492181bf5','QT-HZ5R3X',1795346125779,'ar','{"name":"هدى 3","mobile":"+971 4 000 0003","email":"visitor3@sample.test","subject":"Servers 3","message":"Line one 3\n“It''s” 😀 3"}','unverified',0,'dead',1,1795346125779,NULL,NULL,'EENVELOPE 550: no such …',NULL,NULL);
INSERT INTO enquiry VALUES('01a202f7-d3d5-75ec-9d1c-b7735623af78','2a803b8dadaaccbebd8d009501080689fb361699b8339c64c9e9407964cf2f29',NULL,'QT-R5GH61',1795346125781,'en',NULL,'passed',0,'dead',0,1795346125781,NULL,NULL,'erased',NULL,NULL);
INSERT INTO enquiry VALUES('01a202f7-d3da-735a-8ee3-28c6e636d85b','4a3e4aef8194dc90e1a7029f86f8cf2838f43eddaa3c5ac53d5cbf10bca1bb11','8035b3fef9d8a55704c7850a58fc40a2ee10b8c5662c3725c0efb8ce84c1d9ba','QT-BZZ7AG',1795346125786,'ar','{"name":"هدى 5","mobile":"+971 4 000 0005","email":"visitor5@sample.test","subject":"Servers 5","message":"Line one 5\n“It''s” 😀 5"}','passed',1,'queued',1,1795346125788,NULL,NULL,'ECONNECTION',NULL,'digest-a279ff63-bdae-4f52-94a4-22396e5aff87');
INSERT INTO enquiry VALUES('01a202f7-d3da-7332-8c21-ed40396bf6a0','93d9d4592dd61cbc8aae24bf7cff3b5e0ed568bb7f4feeb01e3205ecdbf796bf','4a84ae1fc9f2b4ec205d18db2cd7e4d816c9b7fb46c0a60a6a665ade6367cd81','QT-CP7D5M',1795346125787,'en','{"name":"هدى 6","mobile":"+971 4 000 0006","email":"visitor6@sample.test","subject":"Servers 6","message":"Line one 6\n“It''s” 😀 6"}','passed',1,'queued',1,1795346125788,NULL,NULL,'ECONNECTION',NULL,'digest-a279ff63-bdae-4f52-94a4-22396e5aff87');
INSERT INTO enquiry VALUES('01a202f7-d3dd-7374-b7d3-e307e0ebaf12','0a96d41c0cdda64812803017c16e5eab22c7b449cd22f71522396912dccd93ac','33c17503105e8c0c7426686a513861f4bfa43bc6e7ffa1e7fdf9f292dc85154d','QT-7X22VB',1795346125789,'ar','{"name":"هدى 7","mobile":"+971 4 000 0007","email":"visitor7@sample.test","subject":"Servers 7","message":"Line one 7\n“It''s” 😀 7"}','passed',0,'sending',1,1795346125789,1795346125790,'server-of-yesterday',NULL,NULL,NULL);
INSERT INTO enquiry VALUES('01a202f7-d3de-7be7-bcd6-602f71dc5e1c','f71c984fbb89996a79317af1c225051afc34ffcb7991a78009d16e7a9c30b282','0a57828790e46982b0d734ae299d1159ee0cea6c9a920ee0029286ce06aa51aa','QT-1AE1Z0',1795346125790,'en','{"name":"هدى 2","mobile":"+971 4 000 0002","email":"visitor2@sample.test","subject":"","message":""}','passed',0,'queued',0,1795346125790,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE rate_log (key TEXT PRIMARY KEY, attempts TEXT NOT NULL, expires_at BIGINT NOT NULL);
INSERT INTO rate_log VALUES('a-key-of-yesterday','[1795346125791]',1795346725791);
CREATE TABLE kept_value (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO kept_value VALUES('write-check','1795346125792');
INSERT INTO kept_value VALUES('secret xsrf','__hq2Y0mmWhT1vfQlYKWfHhi8IDIYJ4zXVLm1ltEJow');
INSERT INTO kept_value VALUES('secret rate','59k-8TUNTrbyygSCffUJg1Roy9QcJf1_iM9sr2OoA7c');
CREATE INDEX enquiry_due ON enquiry (next_at, id) WHERE state IN ('queued', 'sending');
CREATE INDEX enquiry_age ON enquiry (created_at, id);
CREATE INDEX rate_log_expiry ON rate_log (expires_at);
COMMIT;
