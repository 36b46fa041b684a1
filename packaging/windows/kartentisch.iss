; The installer for Windows, made by Inno Setup from the folder that PyInstaller made:
; iscc /DVersion=1.0.0 packaging\windows\kartentisch.iss
#define Id "io.github.kartentisch.Kartentisch"

[Setup]
AppId={{6C1B7C7E-0B0B-4E0A-9C55-3E6D2A1C9F41}
AppName=Kartentisch
AppVersion={#Version}
AppPublisher=the Kartentisch authors
AppPublisherURL=https://github.com/kartentisch/kartentisch
VersionInfoVersion={#Version}
; Windows 10 of October 2018: the oldest that Qt 6 supports.
MinVersion=10.0.17763
DefaultDirName={autopf}\Kartentisch
DefaultGroupName=Kartentisch
; For one person, without administrator rights, unless somebody wants it for all.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
OutputDir=..\..\dist
OutputBaseFilename=kartentisch-{#Version}-windows-x86_64-setup
SetupIconFile=..\icons\kartentisch.ico
UninstallDisplayIcon={app}\kartentisch.exe
LicenseFile=..\..\LICENSE
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Match=Kartentisch match
de.Match=Abend am Kartentisch
en.Club=Kartentisch club night
de.Club=Vereinsabend am Kartentisch

[Files]
Source: "..\..\dist\kartentisch\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
; What an older version had and this one does not have is not loaded by mistake.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\Kartentisch"; Filename: "{app}\kartentisch.exe"; AppUserModelID: "{#Id}"

[Registry]
; Each type has a name of its own; the extension lists it beside others instead of taking their place.
Root: HKA; Subkey: "Software\Classes\.kartentisch\OpenWithProgids"; ValueType: string; ValueName: "{#Id}.Match"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.kartenturnier\OpenWithProgids"; ValueType: string; ValueName: "{#Id}.Club"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Id}.Match"; ValueType: string; ValueData: "{cm:Match}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Id}.Match"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#Id}"
Root: HKA; Subkey: "Software\Classes\{#Id}.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\kartentisch.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Id}.Match\shell\open\command"; ValueType: string; ValueData: """{app}\kartentisch.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\{#Id}.Club"; ValueType: string; ValueData: "{cm:Club}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Id}.Club"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#Id}"
Root: HKA; Subkey: "Software\Classes\{#Id}.Club\DefaultIcon"; ValueType: string; ValueData: "{app}\kartentisch.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Id}.Club\shell\open\command"; ValueType: string; ValueData: """{app}\kartentisch.exe"" ""%1"""
