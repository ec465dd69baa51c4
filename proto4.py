import json,glob,re,subprocess
code={}
for f in subprocess.check_output("git ls-files theme packages rspress.config.ts",shell=True,text=True).split():
    if re.search(r'\.(tsx?|mjs)$',f) and '/tests/' not in f and not f.endswith('.spec.ts'): code[f]=open(f).read()
files=[f for f in subprocess.check_output("git ls-files theme packages",shell=True,text=True).split() if f.endswith('.json') and re.search(r'(texts|labels|i18n|reasons|warnings|strings)\.json$',f)]
print(files)
for f in files:
    d=json.load(open(f))
    keys=set()
    def walk(o,p):
        if isinstance(o,dict):
            if set(o)&{'en','zh'} : 
                if set(o)<= {'en','zh'} and not isinstance(o.get('en'),dict): return
            for k,v in o.items():
                if k not in('en','zh'): keys.add(k)
                walk(v,k)
    walk(d,'')
    room=f.split('/')[0] if f.startswith('theme') else '/'.join(f.split('/')[:2])
    own={c:t for c,t in code.items() if (f.startswith('theme') or c.startswith(room+'/'))}
    unused=[k for k in keys if not any(re.search(r'(?<![\w$-])'+re.escape(k)+r'(?![\w$-])',t) for t in own.values())]
    print(f,len(keys),unused)
